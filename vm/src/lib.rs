//! symvm.
