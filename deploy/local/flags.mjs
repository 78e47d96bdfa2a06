import { Explained } from './explained.mjs';

/**
 * @typedef {object} Flag
 * @property {string} about one line
 * @property {boolean} [value] whether a value follows it
 */

/**
 * Reads `--name`, `--name value` and `--name=value`. Throws on an unknown flag, with the list of known ones.
 * @template {string} Name
 * @param {string[]} args
 * @param {{ usage: string, flags: Record<Name, Flag> }} known
 * @returns {{ flags: Partial<Record<Name, string>>, rest: string[] }} a flag without a value is 'yes'
 */
export function readFlags(args, { usage, flags }) {
  /** @type {Partial<Record<string, string>>} */
  const found = {};
  /** @type {string[]} */
  const rest = [];
  const queue = [...args];
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    if (!arg.startsWith('-')) {
      rest.push(arg);
      continue;
    }
    const [name = '', inline] = arg.replace(/^--?/, '').split(/=(.*)/s);
    if (name === 'help' || name === 'h') throw new Explained(helpText(usage, flags));
    const flag = name in flags ? flags[/** @type {Name} */ (name)] : undefined;
    if (!flag) throw new Explained(`${arg} is not a known flag.\n\n${helpText(usage, flags)}`);
    const value = flag.value ? (inline ?? queue.shift()) : (inline ?? 'yes');
    if (value === undefined) throw new Explained(`--${name} needs a value.\n\n${helpText(usage, flags)}`);
    found[name] = value;
  }
  return { flags: /** @type {Partial<Record<Name, string>>} */ (found), rest };
}

/** @param {string} usage @param {Record<string, Flag>} flags */
function helpText(usage, flags) {
  const lines = Object.entries(flags).map(
    ([name, { about, value }]) => `  ${`--${name}${value ? ' …' : ''}`.padEnd(22)} ${about}`,
  );
  return [`Usage: ${usage}`, ...lines].join('\n');
}

/**
 * Returns a setting as a port. Throws if it is not one.
 * @param {string} name the setting's name, for the error message
 * @param {string | undefined} value
 * @param {number} fallback
 */
export function portFrom(name, value, fallback) {
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Explained(`${name}=${value} is not a port. It must be an integer from 1 to 65535.`);
}
