import type { AuditEntryView } from '@setu/contract';
import { formatDateTimeBare, formatTimeZone } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import styles from './audit.module.css';
import { AuditObject } from './audit-object';
import { useAuditLabels } from './use-audit-labels';
import type { Filters } from './use-audit-place';

/** Returns the columns of the log. A click on a person, company or object filters by it. */
export function useAuditColumns(set: (wanted: Partial<Filters>) => void): Column<AuditEntryView>[] {
  const t = useTexts('audit');
  const { actionOf, nameOf } = useAuditLabels();
  const [zone = ''] = formatTimeZone().split(',');
  return [
    {
      ...{ id: 'what', title: t('what'), inCard: 'title' },
      cell: ({ action, fields }) => (
        <>
          {actionOf(action)}
          {fields.map((field) => (
            <span key={field.name} className={styles.second}>
              {field.was === ''
                ? t('set', { name: field.label, after: field.is || '–' })
                : t('change', { name: field.label, before: field.was, after: field.is || '–' })}
            </span>
          ))}
        </>
      ),
    },
    {
      ...{ id: 'who', title: t('who'), inCard: 'fact', width: '200px' },
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
      ...{ id: 'whom', title: t('whom'), inCard: 'subtitle', width: '400px' },
      cell: (entry) => <AuditObject entry={entry} set={set} />,
    },
    {
      ...{ id: 'when', title: t('whenIn', { zone }), inCard: 'fact', width: '150px' },
      cell: ({ at }) => (
        <time dateTime={at} className={styles.when}>
          {formatDateTimeBare(at)}
        </time>
      ),
    },
  ];
}
