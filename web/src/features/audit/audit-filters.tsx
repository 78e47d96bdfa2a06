import { auditActionNames, auditKinds, auditServices } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { FieldFrame } from '../../ui/field/field-frame';
import { SelectControl } from '../../ui/field/select-control';
import { DayRangeFilter } from '../../ui/filter-bar/day-range-filter';
import { IconX } from '../../ui/icon/icons';
import styles from './audit.module.css';
import { useAuditLabels } from './use-audit-labels';
import type { FilterName, useAuditPlace } from './use-audit-place';

type Place = ReturnType<typeof useAuditPlace>;

interface AuditFiltersProps {
  place: Place;
  /** Returns the name of a person, company or object in a filter. */
  nameOf: (name: FilterName) => string;
}

/**
 * Shows the filters of the log: dates, action, kind of object and service. Persons, companies and objects are chosen by
 * a click in a row.
 */
export function AuditFilters({ place, nameOf }: AuditFiltersProps) {
  const t = useTexts('audit');
  const labels = useTexts('audit-words');
  const { actionOf, kindOf, serviceOf } = useAuditLabels();
  const { filters, set } = place;
  const chosen = (['person', 'company', 'object'] as const).filter((name) => filters[name] !== '');
  const choices = [
    { name: 'action', label: labels('columns.action'), options: auditActionNames.map(optionOf(actionOf)) },
    { name: 'kind', label: labels('columns.kind'), options: auditKinds.map(optionOf(kindOf)) },
    { name: 'service', label: labels('columns.service'), options: auditServices.map(optionOf(serviceOf)) },
  ] as const;
  return (
    <search aria-label={t('filters')} className={styles.filters}>
      <DayRangeFilter label={t('when')} value={{ from: filters.from, to: filters.to }} onChange={set} />
      {choices.map(({ name, label, options }) => (
        <div key={name} className={styles.choice}>
          <FieldFrame label={label} id={`audit-${name}`}>
            {(links) => (
              <SelectControl
                {...links}
                name={name}
                options={options}
                emptyLabel={t('all')}
                value={filters[name]}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            )}
          </FieldFrame>
        </div>
      ))}
      {chosen.map((name) => (
        <Button
          key={name}
          size="small"
          iconEnd={IconX}
          ariaLabel={t('drop', { name: `${t(name)}: ${nameOf(name)}` })}
          onClick={() => set({ [name]: '', ...(name === 'object' && { kind: '' }) })}
        >
          {`${t(name)}: ${nameOf(name)}`}
        </Button>
      ))}
      {place.isFiltered && (
        <Button size="small" tone="quiet" onClick={place.reset}>
          {t('reset')}
        </Button>
      )}
    </search>
  );
}

const optionOf =
  <Value extends string>(label: (value: Value) => string) =>
  (value: Value) => ({ value, label: label(value) });
