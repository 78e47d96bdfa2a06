import { useTexts } from '../../../i18n/use-texts';
import { CheckControl } from '../../../ui/field/check-control';
import { Stack } from '../../../ui/layout/layout';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import { Panel } from '../../../ui/panel/panel';
import styles from '../review.module.css';

const keys = [
  { id: 'field', keys: ['J', 'K'] },
  { id: 'comment', keys: ['M'] },
  { id: 'next', keys: ['Ctrl', '→'] },
  { id: 'previous', keys: ['Ctrl', '←'] },
  { id: 'send', keys: ['Ctrl', 'Enter'] },
] as const;

/** Lists the page's keyboard shortcuts and the switch to turn them off. */
export function KeysPanel({ areOn, onSwitch }: { areOn: boolean; onSwitch: (on: boolean) => void }) {
  const t = useTexts('review');
  const hasKeys = useHasKeyboard();
  if (!hasKeys) return null;
  return (
    <Panel title={t('keys.title')}>
      <Stack gap={3}>
        <dl className={styles.keys}>
          {keys.map(({ id, keys: pressed }) => (
            <KeyLine key={id} keys={pressed} does={t(`keys.${id}`)} />
          ))}
        </dl>
        <CheckControl label={t('keys.on')} checked={areOn} onChange={(event) => onSwitch(event.target.checked)} />
      </Stack>
    </Panel>
  );
}

function KeyLine({ keys: pressed, does }: { keys: readonly string[]; does: string }) {
  return (
    <>
      <dt>
        {pressed.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
