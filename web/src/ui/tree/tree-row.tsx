import { useDraggable } from '@dnd-kit/core';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { FlatRow } from '../../lib/tree/flat-rows';
import { IconButton } from '../button/icon-button';
import { TextButton } from '../button/text-link';
import { Icon } from '../icon/icon';
import {
  IconArrowsMove,
  IconChevronDown,
  IconChevronRight,
  IconGripVertical,
  IconPencil,
  IconPlus,
} from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import { RenameRow } from './rename-row';
import styles from './tree.module.css';
import { isBranch, languages, nameOf, type TreeItem, type TreeNames } from './tree-item';
import type { BranchState } from './use-open-branches';
import type { InsertionLine } from './use-tree-drag';

/** The commands of a row, by its item's id. The functions stay the same while the tree is mounted. */
export interface RowCommands {
  key: (id: string, event: KeyboardEvent<HTMLElement>) => void;
  focused: (id: string) => void;
  toggle: (id: string) => void;
  load: (id: string) => void;
  select: (id: string) => void;
  openMoveDialog: (id: string) => void;
  add: (id: string) => void;
  edit: (id: string) => void;
  rename: (id: string, names: TreeNames) => Promise<string | undefined>;
  edited: (id: string) => void;
}

interface TreeRowProps {
  row: FlatRow<TreeItem>;
  /** The count as text. */
  counted?: string;
  isOpen: boolean;
  /** Whether this is the one row that Tab reaches. */
  isReachable: boolean;
  isSelected: boolean;
  isEdited: boolean;
  /** Whether the row can be dragged. False while only a part of the tree is visible. */
  isCarriable: boolean;
  branch: BranchState;
  line?: InsertionLine;
  canRename: boolean;
  canAdd: boolean;
  commands: RowCommands;
}

const depthStyle = (depth: number) => ({ '--depth': depth }) as CSSProperties;

const isSameItem = (a: TreeItem, b: TreeItem): boolean =>
  a.names === b.names && a.count === b.count && isBranch(a) === isBranch(b);

/** Returns whether a row looks the same. A new tree has new row objects, most of them with the same content. */
function isSameLine({ row: a, ...before }: TreeRowProps, { row: b, ...now }: TreeRowProps): boolean {
  const names = Object.keys(now) as (keyof typeof now)[];
  return (
    a.id === b.id &&
    a.depth === b.depth &&
    a.index === b.index &&
    a.siblings === b.siblings &&
    isSameItem(a.node, b.node) &&
    names.every((name) => before[name] === now[name])
  );
}

/** A row of the tree: grip, toggle, both names, count. Its actions appear while it has the focus or the pointer. */
export const TreeRow = memo(DrawnRow, isSameLine);

function DrawnRow(props: TreeRowProps) {
  const { row, line, isOpen, isEdited, canRename, branch, commands } = props;
  const { node, depth } = row;
  const { setNodeRef, isDragging, attributes, listeners } = useDraggable({ id: row.id, disabled: !props.isCarriable });
  if (isEdited && canRename) {
    return (
      <div
        role="treeitem"
        aria-level={depth + 1}
        aria-label={nameOf(node)}
        className={styles.edited}
        style={depthStyle(depth)}
        tabIndex={-1}
      >
        <RenameRow
          item={node}
          onRename={(names) => commands.rename(row.id, names)}
          onDone={() => commands.edited(row.id)}
        />
      </div>
    );
  }
  return (
    <>
      <div
        ref={setNodeRef}
        id={`tree-${row.id}`}
        role="treeitem"
        aria-level={depth + 1}
        aria-posinset={row.index + 1}
        aria-setsize={row.siblings}
        aria-expanded={isBranch(node) ? isOpen : undefined}
        aria-selected={props.isSelected}
        aria-labelledby={`tree-${row.id}-name`}
        tabIndex={props.isReachable ? 0 : -1}
        className={styles.row}
        data-carried={isDragging || undefined}
        style={depthStyle(depth)}
        onKeyDown={(event) => commands.key(row.id, event)}
        onFocus={(event) => event.target === event.currentTarget && commands.focused(row.id)}
        onClick={(event) => {
          event.currentTarget.focus();
          commands.select(row.id);
        }}
      >
        {line && <InsertionMark line={line} />}
        <Grip {...props} grip={{ ...attributes, ...listeners }} />
        <Twist {...props} />
        <Names {...props} />
        <RowActions {...props} />
        {node.count !== undefined && (
          <span className={styles.count} aria-hidden="true">
            {formatNumber(node.count)}
          </span>
        )}
      </div>
      {branch !== 'ready' && <UnderWay {...props} />}
    </>
  );
}

function Grip({ row, isCarriable, isReachable, grip }: TreeRowProps & { grip: object }) {
  const t = useTexts('tree');
  if (!isCarriable) return null;
  return (
    <button
      type="button"
      className={styles.grip}
      {...grip}
      aria-label={t('drag.grip', { name: nameOf(row.node) })}
      aria-roledescription={undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon of={IconGripVertical} size={16} />
    </button>
  );
}

/** The toggle for the pointer. Keyboard users have the row's arrow keys. */
function Twist({ row, isOpen, commands }: TreeRowProps) {
  if (!isBranch(row.node)) return <span className={styles.twist} />;
  return (
    <span
      className={styles.twist}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        commands.toggle(row.id);
      }}
    >
      <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={16} />
    </span>
  );
}

function Names({ row: { id, node }, counted }: TreeRowProps) {
  const [own, other] = languages();
  return (
    <span id={`tree-${id}-name`} className={styles.names}>
      <span className={styles.name} lang={node.names[own] ? own : other}>
        {nameOf(node)}
      </span>
      {node.names[own] && node.names[other] && (
        <span className={styles.other} lang={other}>
          {node.names[other]}
        </span>
      )}
      {counted && <VisuallyHidden>{`, ${counted}`}</VisuallyHidden>}
    </span>
  );
}

function RowActions({ row: { id, node }, isReachable, canAdd, canRename, commands }: TreeRowProps) {
  const t = useTexts('tree');
  const name = nameOf(node);
  const tabIndex = isReachable ? 0 : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses of its buttons from selecting the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons have their own keys
    <span className={styles.actions} onClick={(event) => event.stopPropagation()}>
      {canAdd && (
        <IconButton
          icon={IconPlus}
          size={16}
          tabIndex={tabIndex}
          label={t('actions.add', { name })}
          onClick={() => commands.add(id)}
        />
      )}
      {canRename && (
        <IconButton
          icon={IconPencil}
          size={16}
          tabIndex={tabIndex}
          label={t('actions.rename', { name })}
          onClick={() => commands.edit(id)}
        />
      )}
      <IconButton
        icon={IconArrowsMove}
        size={16}
        tabIndex={tabIndex}
        label={t('actions.move', { name })}
        onClick={() => commands.openMoveDialog(id)}
      />
    </span>
  );
}

function InsertionMark({ line }: { line: InsertionLine }) {
  return (
    <span
      className={styles.line}
      data-side={line.side}
      data-refused={line.isRefused || undefined}
      style={depthStyle(line.depth)}
      aria-hidden="true"
    >
      <span>{line.text}</span>
    </span>
  );
}

function UnderWay({ row: { id, depth }, branch, commands }: TreeRowProps) {
  const t = useTexts('tree');
  return (
    <div
      role="treeitem"
      aria-level={depth + 2}
      className={styles.underWay}
      style={depthStyle(depth + 1)}
      aria-busy={branch === 'loading'}
      tabIndex={-1}
    >
      {branch === 'loading' ? (
        t('loading')
      ) : (
        <>
          {t('loadFailed')} <TextButton onClick={() => commands.load(id)}>{t('loadAgain')}</TextButton>
        </>
      )}
    </div>
  );
}
