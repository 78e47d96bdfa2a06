import type { AppError } from '../errors.js';

/**
 * Turns the breach of a named constraint into the failure it means: `violationsAs({ sku_article_key: () => exists(…) })(insert)`.
 * Every other error passes unchanged.
 */
export const violationsAs =
  (map: Readonly<Record<string, () => AppError>>) =>
  async <T>(promise: PromiseLike<T>): Promise<T> => {
    try {
      return await promise;
    } catch (error) {
      const failure = map[constraintOf(error)];
      throw failure === undefined ? error : failure();
    }
  };

function constraintOf(error: unknown): string {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : '';
}
