import { isAppError } from '@setu/kit/core';

export interface Failed {
  kind: string;
  code: string;
  params: Record<string, string>;
  fields: Record<string, string>;
}

/** Returns how a call was rejected. Throws if it succeeded. */
export async function refused(call: Promise<unknown>): Promise<Failed> {
  try {
    await call;
  } catch (error) {
    if (!isAppError(error)) throw error;
    const fields = Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
    return { kind: error.kind, code: error.code, params: error.params, fields };
  }
  throw new Error('nothing was rejected');
}
