import type { SubstitutionsView, SubstitutionView } from '@setu/contract';
import { formalName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { substituteFor } from '../../session/switch-user';
import { Button } from '../../ui/button/button';
import { IconUserPlus } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { openModal } from '../../ui/modal/modal-store';
import { Panel } from '../../ui/panel/panel';
import { Person } from '../../ui/person/person';
import { useEndSubstitutionMutation } from './api';
import styles from './substitution.module.css';
import { Term } from './term';

interface PanelsProps {
  view: SubstitutionsView;
  isOwn: boolean;
}

/** Shows both directions of a user's substitutions. */
export function SubstitutionPanels({ view, isOwn }: PanelsProps) {
  return (
    <Stack gap={4}>
      <SubstitutePanel view={view} isOwn={isOwn} />
      {view.substituted.length > 0 && <SubstitutedPeople view={view} isOwn={isOwn} />}
    </Stack>
  );
}

/** Shows the substitute: none yet, or a person with dates, which can be changed and ended. */
function SubstitutePanel({ view, isOwn }: PanelsProps) {
  const t = useTexts('substitution');
  const { substitute, user, today } = view;
  const arrange = async () => {
    const { SubstituteModal } = await import('./substitute-modal');
    await openModal(SubstituteModal, { personId: user.id, today, present: substitute, isOwn });
  };
  return (
    <Panel title={t(isOwn ? 'substitute.titleOwn' : 'substitute.title')} isPadded={false}>
      {substitute ? (
        <>
          <div className={styles.line}>
            <Person
              name={formalName(substitute.substitute)}
              initials={fullName(substitute.substitute)}
              note={<Term of={substitute} />}
            />
            <div className={styles.buttons}>
              <Button size="small" hasPopup="dialog" onClick={() => void arrange()}>
                {t('substitute.change')}
              </Button>
              <EndButton of={substitute} />
            </div>
          </div>
          <p className={styles.notes}>
            {t(isOwn ? 'substitute.rightsOwn' : 'substitute.rights')} {t('substitute.single')}
          </p>
        </>
      ) : (
        <div className={styles.none}>
          <p>{t(isOwn ? 'substitute.noneOwn' : 'substitute.none')}</p>
          <Button icon={IconUserPlus} hasPopup="dialog" onClick={() => void arrange()}>
            {t('substitute.arrange')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function EndButton({ of }: { of: SubstitutionView }) {
  const t = useTexts('substitution');
  const [end] = useEndSubstitutionMutation();
  const name = fullName(of.substitute);
  const { run, isBusy } = useAction({
    confirm: () => ({
      title: t('end.title', { name }),
      text: t(of.is_in_force ? 'end.text' : 'end.textLater'),
      action: t('end.action'),
      isDanger: true,
    }),
    send: () => end(of.id),
    failed: t('end.failed'),
    done: () => ({ title: t('end.done', { name }) }),
  });
  return (
    <Button size="small" tone="danger" isBusy={isBusy} onClick={() => void run(undefined)}>
      {t('end.action')}
    </Button>
  );
}

/** Lists the people whom the user substitutes. The user's own substitutions that have started are links. */
function SubstitutedPeople({ view: { substituted, open }, isOwn }: PanelsProps) {
  const t = useTexts('substitution');
  return (
    <Panel title={t(isOwn ? 'substituted.titleOwn' : 'substituted.title')} isPadded={false}>
      <ul className={styles.people}>
        {substituted.map((line) => {
          const username = open.find(({ id }) => id === line.user.id)?.username;
          return (
            <li key={line.id} className={styles.line}>
              <Person name={formalName(line.user)} initials={fullName(line.user)} note={<Term of={line} />} />
              {isOwn && username !== undefined && line.is_in_force && (
                <Button
                  size="small"
                  ariaLabel={t('substituted.actionLabel', { name: fullName(line.user) })}
                  onClick={() => substituteFor(username)}
                >
                  {t('substituted.action')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
