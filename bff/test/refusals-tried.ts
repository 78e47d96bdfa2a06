const every = process.env.MOVES === 'whole' ? 1 : 3;

/**
 * Which refusals of a table of moves are tried over HTTP: every third, going on from row to row, so that each person and
 * each move has its turn; with `MOVES=whole` all of them. What the rules allow is always tried.
 */
export function refusalsTried(): () => boolean {
  let met = 0;
  return () => {
    met += 1;
    return met % every === 0;
  };
}
