import { z } from 'zod';

export type Env = Record<string, string | undefined>;

/**
 * Parses the environment with a zod shape. Call it once, at start. An empty variable counts as absent. Returns a frozen
 * typed object, or throws one Error that lists every problem without the values.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Env = process.env,
): Readonly<z.output<z.ZodObject<Shape>>> {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.object(shape).safeParse(values);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`);
  throw new Error(`The environment cannot be used:\n${problems.join('\n')}`);
}

/** Signing keys, separated by commas. The first key signs and all keys verify. Each has at least 32 bytes. */
export const signingKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => Buffer.byteLength(key) >= 32), 'each key needs at least 32 bytes');

/** A TCP port. 0 asks the system for a free one. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** A switch: `1`, `true`, `yes` and `on` mean true; `0`, `false`, `no` and `off` mean false. */
export const flag = z.stringbool();
