//! `tarsas backup`

use anyhow::Result;

use crate::args::BackupArgs;

pub(crate) fn run(args: &BackupArgs) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(store::backup(&args.data, &args.file))?)
}
