const every = process.env.MOVES === 'whole' ? 1 : 3;

/**
 * Returns a function that selects which forbidden transitions a test tries over HTTP: every third across all rows, so
 * that each user and each transition is covered.
 * `MOVES=whole` selects all of them. Tests always try the allowed transitions.
 */
export function refusalsTried(): () => boolean {
  let met = 0;
  return () => {
    met += 1;
    return met % every === 0;
  };
}
