import { screenPath, type UnmetDemandView } from '@setu/contract';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-link';
import { IconPlus } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text, VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { EmptyState, Failure } from '../../../ui/states/states';
import styles from './demand.module.css';

interface DemandPanelProps {
  /** Undefined while loading, null if it failed to load. */
  demand: UnmetDemandView | null | undefined;
  /** The supplier to which cards are added. Absent for users who may not add cards. */
  companyId?: string | undefined;
  /** What staff can do with words that were not found: find a supplier for them, or add a synonym. */
  acts?: readonly DemandAct[];
  className?: string | undefined;
  onRetry: () => void;
}

const firstShown = 6;

type DemandAct = 'supplier' | 'synonym';

const placeOf = (act: DemandAct, words: string): string =>
  act === 'synonym'
    ? `${screenPath('search_words_page')}?synonym=${encodeURIComponent(words)}`
    : `${screenPath('company_list_page', { type: 'supplier' })}?search=${encodeURIComponent(words)}`;

/** Shows the words that buyers searched for and did not find, most wanted first. Suppliers add a card for each. */
export function DemandPanel({ demand, companyId, acts = [], className, onRetry }: DemandPanelProps) {
  const t = useTexts('account');
  const common = useTexts();
  const user = useUser();
  const offered = acts.filter((act) => act !== 'supplier' || hasPermission(user, 'company_list'));
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = demand?.words.slice(0, isUnfolded ? undefined : firstShown) ?? [];
  const hidden = (demand?.words.length ?? 0) - shown.length;
  return (
    <Panel
      title={t('desk.demand.title')}
      isPadded={!demand?.words.length}
      className={className ?? ''}
      aside={demand?.week && t(companyId ? 'desk.demand.spanAll' : 'desk.demand.span')}
    >
      {demand === undefined && <Skeleton height="180px" />}
      {demand === null && <Failure title={t('desk.demand.failed')} onRetry={onRetry} />}
      {demand?.words.length === 0 && (
        <EmptyState title={t('desk.demand.emptyTitle')}>{t('desk.demand.emptyText')}</EmptyState>
      )}
      {demand && shown.length > 0 && (
        <>
          <ul className={styles.words}>
            {shown.map((one) => (
              <li key={one.words}>
                <div>
                  <b>
                    <WrittenText text={one.words} />
                  </b>
                  {one.meaning && <span>{t('desk.demand.meaning', { words: one.meaning })}</span>}
                  <Counts of={one} />
                </div>
                {offered.length > 0 && (
                  <Row gap={2}>
                    {offered.map((act) => (
                      <ButtonLink key={act} size="small" to={placeOf(act, one.words)}>
                        {t(`desk.demand.${act}`)}
                        <VisuallyHidden>{`: ${one.words}`}</VisuallyHidden>
                      </ButtonLink>
                    ))}
                  </Row>
                )}
                {companyId && (
                  <ButtonLink
                    size="small"
                    icon={IconPlus}
                    to={`${screenPath('product_create_page', { company: companyId })}?name=${encodeURIComponent(one.meaning?.split(', ')[0] ?? one.words)}`}
                  >
                    {t('desk.demand.add')}
                    <VisuallyHidden>{`: ${one.words}`}</VisuallyHidden>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            {hidden > 0 && (
              <TextButton onClick={() => setUnfolded(true)}>{common('actions.showMore', { count: hidden })}</TextButton>
            )}
            <Text size={12} tone="muted">
              {t(shown[0]?.searches === null ? 'desk.demand.howSupplier' : 'desk.demand.howBroker', {
                date: demand.week ? formatDate(demand.week) : '',
              })}
            </Text>
          </div>
        </>
      )}
    </Panel>
  );
}

function Counts({ of: { companies, searches } }: { of: UnmetDemandView['words'][number] }) {
  const t = useTexts('account');
  const parts = [
    companies > 0 && t('desk.demand.companies', { count: companies, shown: formatNumber(companies) }),
    searches !== null && t('desk.demand.searches', { count: searches, shown: formatNumber(searches) }),
  ];
  return <small>{parts.filter(Boolean).join(' · ')}</small>;
}
