import type { AuditEntryView } from '@setu/contract';
import { formatDateTime, formatTime, formatTimeZone } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import styles from './audit.module.css';
import { AuditObject } from './audit-object';
import { useAuditLabels } from './use-audit-labels';
import type { Filters } from './use-audit-place';

type Field = AuditEntryView['fields'][number];

/** Returns whether a field says more than its action. A first status is part of the action's name. */
const isNews = ({ name, was }: Field): boolean => name !== 'status' || was !== '';

/** Returns the columns of the log. A click on a person, company or object filters by it. */
export function useAuditColumns(set: (wanted: Partial<Filters>) => void): Column<AuditEntryView>[] {
  const t = useTexts('audit');
  const { actionOf, nameOf } = useAuditLabels();
  const changeText = ({ name, label, was, is }: Field, object: string): string => {
    const after = is || '–';
    if (was === '') return t('set', { name: label, after });
    // The action or the object already names the field.
    if (name === 'status' || label === object) return t('from', { before: was, after });
    return t('change', { name: label, before: was, after });
  };
  const [zone = ''] = formatTimeZone().split(',');
  return [
    {
      ...{ id: 'what', title: t('what'), inCard: 'title' },
      cell: (entry) => (
        <>
          {actionOf(entry.action)}
          {entry.fields.filter(isNews).flatMap((field) => [
            ' ',
            <span key={field.name} className={styles.change}>
              {changeText(field, entry.object_name)}
            </span>,
          ])}
        </>
      ),
    },
    {
      ...{ id: 'who', title: t('who'), inCard: 'fact', width: '160px' },
      cell: ({ actor, on_behalf_of: forWhom }) => (
        <>
          {actor ? (
            <TextButton ariaLabel={t('onlyPerson', { name: nameOf(actor) })} onClick={() => set({ person: actor.id })}>
              {nameOf(actor)}
            </TextButton>
          ) : (
            t('system')
          )}
          {forWhom && <span className={styles.second}>{t('forWhom', { name: nameOf(forWhom) })}</span>}
        </>
      ),
    },
    {
      ...{ id: 'whom', title: t('whom'), inCard: 'subtitle', width: '40%' },
      cell: (entry) => <AuditObject entry={entry} set={set} />,
    },
    {
      ...{ id: 'when', title: t('whenIn', { zone }), inCard: 'fact', width: '110px' },
      cell: ({ at }) => (
        <time dateTime={at} title={formatDateTime(at)} className={styles.when}>
          {formatTime(new Date(at))}
        </time>
      ),
    },
  ];
}
