import { type CSSProperties, Fragment, useId } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { branchIds } from '../../lib/tree/filter-tree';
import { flatRows } from '../../lib/tree/flat-rows';
import styles from './tree.module.css';
import { nameOf, type TreeItem } from './tree-item';

interface MoveTargetsProps {
  nodes: readonly TreeItem[];
  /** The search text, highlighted in the names. */
  query: string;
  /** Absent: the top of the tree. */
  chosenId?: string;
  /** Whether the top of the tree can be chosen. True by default. */
  hasTop?: boolean;
  onChoose: (id: string | undefined) => void;
}

/** The maximum number of rendered rows of a large tree. The others can be found by name. */
const maxShown = 200;

/** The possible places: the tree as radio buttons, so that arrow keys move through it and each has its name. */
export function MoveTargets({ nodes, query, chosenId, hasTop = true, onChoose }: MoveTargetsProps) {
  const t = useTexts('tree');
  const group = useId();
  const target = (id: string | undefined, depth: number, name: string, count?: number) => (
    <label key={id ?? ''} className={styles.target} style={{ '--depth': depth } as CSSProperties}>
      <input type="radio" name={group} checked={id === chosenId} onChange={() => onChoose(id)} />
      <span className={styles.name}>
        <Marked text={name} query={query} />
      </span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </label>
  );
  const rows = flatRows(nodes, new Set(branchIds(nodes)));
  const shown = rows.slice(0, maxShown);
  return (
    <fieldset className={styles.targets} aria-label={t('dialog.target')}>
      {hasTop && target(undefined, 0, t('dialog.top'))}
      {shown.map(({ id, node, depth }) => target(id, depth, nameOf(node), node.count))}
      {rows.length > maxShown && <p className={styles.nothing}>{t('dialog.more', { count: maxShown })}</p>}
      {rows.length === 0 && <p className={styles.nothing}>{t('dialog.nothing')}</p>}
    </fieldset>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const search = query.trim();
  const at = search ? text.toLowerCase().indexOf(search.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <Fragment>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </Fragment>
  );
}
