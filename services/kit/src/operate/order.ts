import { isUuid } from '../ids.js';

/** An operator's command about events. */
export type Order =
  | { does: 'dead-letters' }
  | { does: 'replay'; eventId: string; consumer: string | undefined }
  | { does: 'send-again'; since: Date; service: string | undefined };

export const usage = `Usage: events dead-letters
       events replay <event id> [--consumer <name>]
       events replay --since <time, for example 2026-11-20T08:00Z> [--service <name>]

dead-letters     lists the dead-lettered events of every service whose database is known
replay <id>      lets the running service handle a dead-lettered event again
replay --since   publishes again what left a service's outbox since then; consumers drop events they know`;

const flags = new Set(['consumer', 'since', 'service']);

/** Parses the arguments of the command line. Throws an Error that says what is wrong. */
export function readOrder(args: readonly string[]): Order {
  const { plain, options } = split(args);
  const [verb, eventId, ...more] = plain;
  if (more.length > 0) throw new Error(`${more.join(' ')} is not understood`);
  if (verb === 'dead-letters' && eventId === undefined && Object.keys(options).length === 0)
    return { does: 'dead-letters' };
  if (verb !== 'replay') throw new Error(usage);
  if (options.since === undefined) {
    if (eventId === undefined || !isUuid(eventId))
      throw new Error('replay takes the id of a dead-lettered event, or --since');
    if (options.service !== undefined) throw new Error('--service goes with --since');
    return { does: 'replay', eventId, consumer: options.consumer };
  }
  const since = new Date(options.since);
  if (Number.isNaN(since.getTime()))
    throw new Error(`--since ${options.since} is not a time, use the form 2026-11-20T08:00Z`);
  if (eventId !== undefined || options.consumer !== undefined) throw new Error('--since goes with --service only');
  return { does: 'send-again', since, service: options.service };
}

function split(args: readonly string[]): { plain: string[]; options: Record<string, string> } {
  const plain: string[] = [];
  const options: Record<string, string> = {};
  const queue = [...args];
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    if (!arg.startsWith('--')) {
      plain.push(arg);
      continue;
    }
    const [name = '', inline] = arg.slice(2).split(/=(.*)/s);
    const value = inline ?? queue.shift();
    if (!flags.has(name)) throw new Error(`${arg} is not known\n\n${usage}`);
    if (value === undefined) throw new Error(`--${name} needs a value`);
    options[name] = value;
  }
  return { plain, options };
}
