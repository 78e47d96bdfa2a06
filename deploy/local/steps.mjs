/** @typedef {{ note(text: string): void }} Step */

const width = 44;

/** @param {number} began @returns {string} */
export const secondsSince = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/**
 * The steps in progress, with their start times.
 * @type {Map<symbol, { title: string, began: number }>}
 */
const working = new Map();
/** @type {NodeJS.Timeout | undefined} */
let ticking;

/**
 * Runs one step. When the step is done, prints a line with its title and its duration in seconds. Several steps may run
 * at the same time. On a terminal, one line shows all running steps with their seconds counting up. Elsewhere, a long
 * step prints every 15 s that it is still running.
 * @template T
 * @param {string} title
 * @param {(step: Step) => Promise<T>} work may add a remark to the title with `step.note('nothing new')`
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now();
  const key = Symbol(title);
  let addition = '';
  working.set(key, { title, began });
  ticking ??= setInterval(show, isLive() ? 200 : 15_000);
  /** @param {string} mark */
  const close = (mark) => {
    working.delete(key);
    if (working.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
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

const isLive = () => Boolean(process.stdout.isTTY);

const clearLine = () => (isLive() ? '\r\u001b[2K' : '');

function show() {
  const steps = [...working.values()].map(({ title, began }) => `${title} ${secondsSince(began)}`);
  const text = `  … ${steps.join(' · ')}`;
  process.stdout.write(isLive() ? `${clearLine()}${text.slice(0, (process.stdout.columns ?? 80) - 1)}` : `${text}\n`);
}
