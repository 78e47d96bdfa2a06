import { z } from 'zod';

export type Env = Record<string, string | undefined>;

/**
 * Parses the environment by a zod shape, once, at start. An empty variable counts as absent.
 * Gives a frozen typed object; throws one Error listing every problem, without the values.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Env = process.env,
): Readonly<z.output<z.ZodObject<Shape>>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`);
  throw new Error(`The environment cannot be used:\n${problems.join('\n')}`);
}

/** Keys for signing: comma-separated, the first signs, all verify; each at least 32 bytes. */
export const signingKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => Buffer.byteLength(key) >= 32), 'each key needs at least 32 bytes');

/** A TCP port; 0 asks the system for a free one. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** `1`, `true`, `yes` or `on` mean yes, `0`, `false`, `no` and `off` no. */
export const flag = z.stringbool();
