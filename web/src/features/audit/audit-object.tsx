import type { AuditEntryView } from '@setu/contract';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { TextButton, TextLink } from '../../ui/button/text-link';
import styles from './audit.module.css';
import { objectPath } from './object-path';
import { useAuditLabels } from './use-audit-labels';
import type { Filters } from './use-audit-place';

interface AuditObjectProps {
  entry: AuditEntryView;
  set: (wanted: Partial<Filters>) => void;
}

/** Names the object of an entry with a link to its screen. Its kind and its company filter the log. */
export function AuditObject({ entry, set }: AuditObjectProps) {
  const t = useTexts('audit');
  const { kindOf } = useAuditLabels();
  const user = useUser();
  const { object_kind: kind, object_id: id, object_name: name, company } = entry;
  const path = objectPath(entry, user);
  const isOfCompany = company !== null && !(kind === 'company' && company.id === id);
  const title = kind === 'company' ? companyName(name) : name;
  return (
    <>
      {title !== '' && (path === undefined ? title : <TextLink to={path}>{title}</TextLink>)}
      <span className={title === '' ? undefined : styles.second}>
        <TextButton
          ariaLabel={t('onlyObject', { name: `${kindOf(kind)} ${title || id}` })}
          onClick={() => set({ kind, object: id })}
        >
          {kindOf(kind)}
        </TextButton>
        {isOfCompany && ' · '}
        {isOfCompany && (
          <TextButton
            ariaLabel={t('onlyCompany', { name: companyName(company.name) })}
            onClick={() => set({ company: company.id })}
          >
            {companyName(company.name)}
          </TextButton>
        )}
      </span>
    </>
  );
}
