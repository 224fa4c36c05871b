/** Runs an operator's command. What goes wrong is one line on stderr and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}
