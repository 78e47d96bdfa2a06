import { expect, it } from 'vitest';
import { rememberParts } from './remember.js';
import { successorOf } from './successor.js';

const validator = 'v'.repeat(43);
const salt = Buffer.alloc(32, 7);

it('the successor of a remember-me token is always the same and has the same format', () => {
  const made = successorOf(validator, salt);
  expect(successorOf(validator, salt)).toEqual(made);
  expect(rememberParts(`${made.selector}:${made.validator}`)).toBeDefined();
  expect(made.token).toMatch(/^[\w-]{43}$/);
  expect(new Set([made.token, made.validator, validator]).size).toBe(3);
});

it('the successor of a remember-me token depends on both the validator and the salt', () => {
  const made = successorOf(validator, salt);
  expect(successorOf(validator, Buffer.alloc(32, 8))).not.toEqual(made);
  expect(successorOf('w'.repeat(43), salt)).not.toEqual(made);
});
