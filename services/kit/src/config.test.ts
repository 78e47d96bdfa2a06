import { expect, it } from 'vitest';
import { z } from 'zod';
import { flag, port, readEnv, signingKeys } from './config.js';

it('all problems of the environment are reported together, without the values', () => {
  const read = () => readEnv({ A: z.string(), PORT: port, KEYS: signingKeys }, { PORT: '99999', KEYS: 'hunter2' });
  expect(read).toThrow(/A: [\s\S]*PORT: [\s\S]*KEYS: each key needs at least 32 bytes/);
  expect(read).not.toThrow(/hunter2/);
});

it('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: port.default(80), DEMO: flag.default(false) }, { PORT: '', DEMO: '1' })).toEqual({
    PORT: 80,
    DEMO: true,
  });
});

it('the parsed environment cannot be changed', () => {
  expect(Object.isFrozen(readEnv({}, {}))).toBe(true);
});
