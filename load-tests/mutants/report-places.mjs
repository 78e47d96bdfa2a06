import { parseAst } from 'rolldown/parseAst';

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */
/** @typedef {{ start: number, id: number }} Place a place in a source, and the number that it reports */
/** @typedef {{ before: number, after?: number }} Point where a report can stand: before a statement, or around a body */

/**
 * Returns the source with a call of `globalThis.reached(id)` where each place runs: before its statement, or in the body
 * of its arrow function. A place that runs when the module loads is reported by every function of the source.
 * @param {string} source TypeScript
 * @param {readonly Place[]} places
 */
export function withReports(source, places) {
  /** @type {Map<string, { point: Point, ids: number[] }>} */
  const points = new Map();
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })));
  for (const { start, id } of places) {
    const own = pointOf(program, start);
    for (const point of own ? [own] : pointsOfFunctions(program)) {
      const known = points.get(JSON.stringify(point)) ?? { point, ids: [] };
      known.ids.push(id);
      points.set(JSON.stringify(point), known);
    }
  }
  const edits = [...points.values()].flatMap(({ point: { before, after }, ids }) => {
    const calls = ids.map((id) => `globalThis.reached?.(${id})`);
    if (after === undefined) return [{ at: before, text: `${calls.join('; ')}; ` }];
    return [
      { at: before, text: `(${calls.join(', ')}, ` },
      { at: after, text: ')' },
    ];
  });
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/** Returns the innermost point that runs with a place. @param {Node} program @param {number} at @returns {Point | undefined} */
function pointOf(program, at) {
  /** @type {Point | undefined} */
  let point;
  let isInFunction = false;
  /** @param {Node} node */
  const enter = (node) => {
    const body = /** @type {Node | undefined} */ (node.body);
    const isFunction = /Function/.test(node.type);
    for (const child of partsOf(node)) {
      if (at < child.start || at >= child.end) continue;
      const isBody = isFunction && child === body;
      if (isBody) isInFunction = true;
      if (isBody && child.type !== 'BlockStatement') point = { before: child.start, after: child.end };
      else if (isInFunction && statements.has(node.type)) point = { before: child.start };
      return enter(child);
    }
  };
  enter(program);
  return point;
}

/** Returns the first point of every function with a body. @param {Node} node @returns {Point[]} */
function pointsOfFunctions(node) {
  const inside = partsOf(node).flatMap(pointsOfFunctions);
  const body = /** @type {Node & { body: Node[] } | undefined} */ (node.body);
  if (!/Function/.test(node.type) || !body) return inside;
  if (body.type !== 'BlockStatement') return [{ before: body.start, after: body.end }, ...inside];
  const [first] = body.body;
  return first ? [{ before: first.start }, ...inside] : inside;
}

/** The nodes whose parts are statements in a list. */
const statements = new Set(['BlockStatement', 'StaticBlock']);

/** @param {Node} node @returns {Node[]} */
const partsOf = (node) =>
  /** @type {Node[]} */ (
    Object.values(node)
      .flat()
      .filter((/** @type {any} */ part) => typeof part?.type === 'string' && typeof part.start === 'number')
  );
