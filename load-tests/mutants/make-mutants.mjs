import { parseAst } from 'rolldown/parseAst';

/**
 * @typedef {object} Mutant one small error in a source
 * @property {number} start the first character that is replaced
 * @property {number} end the character after the last one
 * @property {string} text the text that replaces them
 */

/** @typedef {import('rolldown/parseAst').ParseResult['program']} Program */
/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** The opposite of an operator, or the neighbour that a slip would produce. @type {Record<string, string>} */
const otherOperator = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** The methods whose exchange changes an answer. @type {Record<string, string>} */
const otherMethod = { some: 'every', every: 'some', min: 'max', max: 'min', ceil: 'floor', floor: 'ceil' };

/**
 * Returns every small error that the rules below can plant in a source. Text and types stay as they are, because a
 * different text is rarely an error of a rule.
 * @param {string} source TypeScript
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  /** @type {Mutant[]} */
  const found = [];
  /** @param {Node} at @param {string} text */
  const replace = ({ start, end }, text) => found.push({ start, end, text });
  /** @param {Node} left @param {Node} right @param {string} from */
  const operator = (left, right, from) => {
    const to = otherOperator[from];
    const start = source.indexOf(from, left.end);
    if (to && start < right.start) found.push({ start, end: start + from.length, text: to });
  };
  /** @param {Node} node */
  const visit = (node) => {
    const { left, right, test, argument, callee, value } = /** @type {Record<string, Node>} */ (node);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      if (left && right) operator(left, right, String(node.operator));
    } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (test) for (const text of ['true', 'false']) replace(test, text);
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      if (argument) replace(node, source.slice(argument.start, argument.end));
    } else if (node.type === 'Literal' && typeof value === 'boolean') {
      replace(node, String(!value));
    } else if (node.type === 'Literal' && typeof value === 'number') {
      replace(node, String(value + 1));
    } else if (node.type === 'CallExpression' && callee?.type === 'MemberExpression') {
      const property = /** @type {Node} */ (callee.property);
      const other = otherMethod[String(property.name)];
      if (other) replace(property, other);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(/** @type {any} */ (parseAst(source, { lang: 'ts' })));
  return found;
}

/** Returns the parts of a node, without its types. @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS'));

/** @param {any} part @returns {part is Node} */
const isNode = (part) => typeof part?.type === 'string' && typeof part.start === 'number';

/** Returns the source with the error in it. @param {string} source @param {Mutant} mutant */
export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** Returns the place and the change in one line: `12: total >= limit → total > limit`. @param {string} source @param {Mutant} mutant */
export function shownMutant(source, mutant) {
  const begin = source.lastIndexOf('\n', mutant.start) + 1;
  const end = source.indexOf('\n', mutant.end);
  const before = source.slice(begin, end === -1 ? undefined : end).trim();
  const after = mutated(source, mutant).slice(
    begin,
    (end === -1 ? source.length : end) + mutant.text.length - (mutant.end - mutant.start),
  );
  return `${source.slice(0, mutant.start).split('\n').length}: ${before} → ${after.trim()}`;
}
