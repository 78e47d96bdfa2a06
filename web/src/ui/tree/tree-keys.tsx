import { useTexts } from '../../i18n/use-texts';
import styles from './tree.module.css';

/** The list of keyboard shortcuts under a tree. */
export function TreeKeys({ canChoose, canRename, canAdd }: Record<'canChoose' | 'canRename' | 'canAdd', boolean>) {
  const t = useTexts('tree');
  const keys = [
    { id: 'walk', keys: ['↑', '↓'] },
    { id: 'open', keys: ['←', '→'] },
    ...(canChoose ? [{ id: 'choose', keys: ['Enter'] } as const] : []),
    ...(canRename ? [{ id: 'rename', keys: ['F2'] } as const] : []),
    ...(canAdd ? [{ id: 'add', keys: ['Ins'] } as const] : []),
    { id: 'ask', keys: ['M'] },
    { id: 'shift', keys: ['Alt', '↑', '↓'] },
    { id: 'undo', keys: ['Ctrl', 'Z'] },
  ] as const;
  return (
    <p className={styles.keys}>
      {keys.map(({ id, keys: names }) => (
        <span key={id}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {t(`keys.${id}`)}
        </span>
      ))}
    </p>
  );
}
