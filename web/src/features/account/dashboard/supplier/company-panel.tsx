import { type CompanyFactView, type EndingCertificateView, type SupplierDeskView, screenPath } from '@setu/contract';
import type { CSSProperties } from 'react';
import { formatDate } from '../../../../i18n/formats';
import { fullName } from '../../../../i18n/names';
import { useTexts } from '../../../../i18n/use-texts';
import { openSupport } from '../../../../kit/support/open-support';
import { TextButton, TextLink } from '../../../../ui/button/text-link';
import { Icon } from '../../../../ui/icon/icon';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '../../../../ui/icon/icons';
import { VisuallyHidden } from '../../../../ui/layout/text';
import desk from '../desk.module.css';
import { BoardPanel } from './board-panel';
import { placeOf } from './fact-place';
import styles from './supplier.module.css';
import { missingFirst } from './supplier-figures';

type Company = NonNullable<SupplierDeskView['company']>;

interface CompanyPanelProps {
  company: Company | null | undefined;
  companyId: string | undefined;
  /** Whether the user may edit the company's cards. */
  mayWriteCards: boolean;
  now: Date;
  onRetry: () => void;
}

/**
 * Shows how complete the company's page is, what is missing, and which certificates expire. A complete page needs no
 * list of what it has.
 */
export function CompanyPanel({ company, companyId = '', mayWriteCards, now, onRetry }: CompanyPanelProps) {
  const t = useTexts('supplier-desk');
  const common = useTexts();
  return (
    <BoardPanel
      title={t('company.title')}
      className={desk.fewer}
      part={company}
      onRetry={onRetry}
      aside={({ facts }) => t('company.count', { said: statedCount(facts), count: facts.length })}
    >
      {(page) => (
        <>
          <Completeness company={page} />
          {isComplete(page) && page.ending.length === 0 ? null : (
            <ul className={styles.facts}>
              {page.ending.map((ending) => (
                <Ending key={`${ending.sku_id} ${ending.name}`} {...{ ending, mayWriteCards, now }} />
              ))}
              {missingFirst(isComplete(page) ? [] : page.facts).map((fact) => (
                <Fact
                  key={fact.kind}
                  fact={fact}
                  added={placeOf(fact.kind, { companyId, mayEdit: page.may_edit, mayWriteCards })}
                />
              ))}
            </ul>
          )}
          {!isComplete(page) && page.manager && (
            <p className={desk.foot}>
              <span>{t('company.manager', { name: fullName(page.manager) })}</span>
              <TextButton onClick={() => void openSupport()}>{common('support.action')}</TextButton>
            </p>
          )}
          <p className={desk.foot}>
            <TextLink to={screenPath('company_page', { company: companyId })}>{t('company.open')}</TextLink>
            <TextLink to={`${screenPath('company_page', { company: companyId })}#trust-history`}>
              {t('company.figures')}
            </TextLink>
          </p>
        </>
      )}
    </BoardPanel>
  );
}

const isComplete = ({ facts }: Company): boolean => facts.every(({ is_said: isStated }) => isStated);

const statedCount = (facts: readonly CompanyFactView[]): number => facts.filter((fact) => fact.is_said).length;

function Completeness({ company: { facts, is_verified: isVerified } }: { company: Company }) {
  const t = useTexts('supplier-desk');
  const share = facts.length === 0 ? 0 : statedCount(facts) / facts.length;
  return (
    <div className={styles.complete}>
      <p className={desk.figure}>
        <small>{t(isVerified ? 'company.verified' : 'company.unverified')}</small>
      </p>
      <div className={styles.meter} aria-hidden="true">
        <i style={{ '--share': share } as CSSProperties} />
      </div>
    </div>
  );
}

interface EndingProps extends Pick<CompanyPanelProps, 'mayWriteCards' | 'now'> {
  ending: EndingCertificateView;
}

function Ending({ ending, mayWriteCards, now }: EndingProps) {
  const t = useTexts('supplier-desk');
  const isOver = ending.valid_until < now.toISOString().slice(0, 10);
  const date = formatDate(ending.valid_until);
  // A certificate is named by its file.
  const name = ending.name.replace(/\.\w+$/, '');
  const screen = ending.type === 'service' ? 'service_edit_page' : 'product_edit_page';
  return (
    <li className={styles.fact} data-tone="warning">
      <Icon of={IconAlertTriangle} size={18} />
      <div>
        <b>{t(isOver ? 'company.ended' : 'company.ends', { name, date })}</b>
        <p>{t(mayWriteCards ? 'company.endsWhy' : 'company.endsAsk')}</p>
      </div>
      {mayWriteCards && (
        <TextLink to={screenPath(screen, { productSku: ending.sku_id })}>
          {t('company.renew')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </TextLink>
      )}
    </li>
  );
}

/** Shows whether the page has a fact. For a missing one it links to the form, or names who can add it. */
function Fact({ fact, added }: { fact: CompanyFactView; added: ReturnType<typeof placeOf> }) {
  const t = useTexts('supplier-desk');
  const { kind, is_said: isStated, checked_on: checkedOn } = fact;
  const name = t(`company.facts.${kind}`);
  const missing = added ? t(`company.toAdd.${added.kind}`) : t(`company.missing.${kind}`);
  const note = isStated ? checkedOn && t('company.checked', { date: formatDate(checkedOn) }) : missing;
  return (
    <li className={styles.fact} data-tone={isStated ? 'success' : 'neutral'}>
      <Icon of={isStated ? IconCircleCheck : IconCircleDashed} size={18} />
      <div>
        <b>{name}</b>
        <VisuallyHidden>{`: ${t(isStated ? 'company.said' : 'company.notSaid')}`}</VisuallyHidden>
        {note && <p>{note}</p>}
      </div>
      {!isStated && added && (
        <TextLink to={added.to}>
          {t('company.add')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </TextLink>
      )}
    </li>
  );
}
