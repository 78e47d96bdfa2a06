import { pino } from 'pino';
import type { Log } from '../src/process.js';

export interface Line {
  level: number;
  msg: string;
}

/** Creates a logger that records its lines. `textsAt('error')` returns the texts of that level. */
export function recordedLog(): { log: Log; textsAt(level: 'info' | 'warn' | 'error'): string[] } {
  const lines: Line[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const levels = { info: 30, warn: 40, error: 50 };
  return { log, textsAt: (level) => lines.filter((line) => line.level === levels[level]).map(({ msg }) => msg) };
}
