import type { AuditEntryView } from '@setu/contract';
import { formatDateTime, formatTime, formatTimeZone } from '../../i18n/formats';
import { shortName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import type { Column } from '../../ui/data-table/columns';
import { useIsPhone } from '../../ui/media/use-is-phone';
import styles from './audit.module.css';
import { AuditCompany, AuditObject, Filtering, hasCompany } from './audit-object';
import { useAuditLabels } from './use-audit-labels';
import type { Filters } from './use-audit-place';

type Field = AuditEntryView['fields'][number];

/** Returns whether a field says more than its action. A first status is part of the action's name. */
const isNews = ({ name, was }: Field): boolean => name !== 'status' || was !== '';

/** Keeps the words of a status in one line, so that a change breaks only after its arrow. */
const unbroken = (status: string): string => status.replaceAll(' ', '\u00A0');

/**
 * Returns the columns of the log. A click on a person, company or object filters by it. A phone has no room to tell such
 * filters from links, so it names the actor first, and a press on a row filters by its object.
 */
export function useAuditColumns(set: (wanted: Partial<Filters>) => void): Column<AuditEntryView>[] {
  const t = useTexts('audit');
  const { actionOf, nameOf } = useAuditLabels();
  const isPhone = useIsPhone();
  const changeText = ({ name, label, was, is }: Field, object: string): string => {
    const after = is || '–';
    if (was === '') return t('set', { name: label, after });
    // The action or the object already names the field.
    if (label === object) return t('from', { before: was, after });
    if (name === 'status') return t('from', { before: unbroken(was), after: unbroken(after) });
    return t('change', { name: label, before: was, after });
  };
  const [zone = ''] = formatTimeZone().split(',');
  const who: Column<AuditEntryView> = {
    ...{ id: 'who', title: t('who'), inCard: 'fact', width: '164px' },
    cell: ({ actor, action, on_behalf_of: forWhom }) => (
      <>
        {actor && isPhone && <b>{nameOf(actor)}</b>}
        {actor && !isPhone && (
          <Filtering
            label={t('onlyPerson', { name: nameOf(actor) })}
            hint={nameOf(actor)}
            onFilter={() => set({ person: actor.id })}
          >
            {shortName(actor)}
          </Filtering>
        )}
        {!actor && t(action === 'application.sent' ? 'visitor' : 'system')}
        {forWhom && <span className={styles.second}>{t('forWhom', { name: nameOf(forWhom) })}</span>}
      </>
    ),
  };
  const company: Column<AuditEntryView> = {
    ...{ id: 'company', title: t('company'), inCard: 'fact', width: '18%' },
    cell: (entry) => (hasCompany(entry) ? <AuditCompany entry={entry} set={set} /> : null),
  };
  return [
    {
      ...{ id: 'when', title: t('whenIn', { zone }), inCard: 'status', width: '84px' },
      cell: ({ at }) => (
        <time dateTime={at} title={formatDateTime(at)} className={styles.when}>
          {formatTime(new Date(at))}
        </time>
      ),
    },
    {
      ...{ id: 'what', title: t('what'), inCard: 'title', width: '18%' },
      cell: ({ action }) => actionOf(action),
    },
    ...(isPhone ? [who, company] : []),
    {
      ...{ id: 'whom', title: t('whom'), inCard: 'line', width: '28%' },
      cell: (entry) => <AuditObject entry={entry} set={set} />,
    },
    {
      ...{ id: 'change', title: t('changed'), inCard: 'line', width: '18%' },
      cell: (entry) => {
        const changes = entry.fields.filter(isNews).map((field) => changeText(field, entry.object_name));
        return changes.length === 0
          ? null
          : changes.map((text) => (
              <span key={text} className={styles.change}>
                {text}
              </span>
            ));
      },
    },
    ...(isPhone ? [] : [company, who]),
  ];
}
