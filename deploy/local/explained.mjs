/** An error whose message is written for the user at the terminal. It is shown without a stack. */
export class Explained extends Error {
  /** @param {string} message @param {{ cause?: unknown }} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'Explained';
  }
}

/** @param {unknown} error @returns {string} */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {unknown} error @returns {string | undefined} the errno-like code of a system or database error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Handles an error that ends a command: prints it and sets the exit code.
 * @param {unknown} error
 */
export function explain(error) {
  const text = error instanceof Explained ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exitCode = 1;
}
