/** @typedef {{ note(text: string): void }} Step */

const width = 44;

/** @param {number} began @returns {string} */
export const secondsSince = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints a line for it: its title while it works, its seconds when it is done. On a terminal the
 * seconds tick. Elsewhere a long step prints every 15 s that it is still running.
 * @template T
 * @param {string} title
 * @param {(step: Step) => Promise<T>} work may add a remark to the title with `step.note('nothing new')`
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now();
  let addition = '';
  const stop = tick(title, began);
  /** @param {string} mark */
  const close = (mark) => {
    stop();
    const text = addition ? `${title}: ${addition}` : title;
    process.stdout.write(`${clearLine()}  ${mark} ${text.padEnd(width)} ${secondsSince(began).padStart(8)}\n`);
  };
  try {
    const result = await work({
      note: (text) => {
        addition = text;
      },
    });
    close('✓');
    return result;
  } catch (error) {
    close('✗');
    throw error;
  }
}

const clearLine = () => (process.stdout.isTTY ? '\r\u001b[2K' : '');

/** @param {string} title @param {number} began */
function tick(title, began) {
  const live = process.stdout.isTTY;
  const show = () => {
    const text = `  … ${title.padEnd(width)} ${secondsSince(began).padStart(8)}`;
    process.stdout.write(live ? `${clearLine()}${text}` : `${text}\n`);
  };
  const timer = setInterval(show, live ? 200 : 15_000);
  return () => clearInterval(timer);
}
