import type { AppError } from '../errors.js';

/**
 * Maps the violation of a named constraint to an `AppError`: `violationsAs({ sku_article_key: () => exists(…)
 * })(insert)`. Other errors pass unchanged.
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
