import {
  type CertificateView,
  type CompanyView,
  type TrustFiguresView,
  type TrustFigureView,
  trustKinds,
} from '@setu/contract';
import { formatDate, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { type Figure, Figures } from '../../ui/figures/figures';
import { openModal } from '../../ui/modal/modal-store';
import { Panel } from '../../ui/panel/panel';
import { yearsSince } from './answer-term';
import { documentCounts } from './document-counts';
import { NamedPlace } from './named-place';
import styles from './trust.module.css';
import { TrustItemsModal } from './trust-items-modal';
import { type FigureTexts, useFigureTexts } from './use-figure-texts';

interface TrustPanelProps {
  companyId: string;
  name: string;
  figures: TrustFiguresView | null;
  checks: CompanyView['checks'];
  certificates: CertificateView[];
  memberSince: string;
  /** Figures of the company itself, before those of Setu. */
  first?: Figure[];
  /** Whether the viewer may list the requests behind a figure. */
  mayList: boolean;
  /** Loads the figures again. */
  onRetry: () => void;
}

/**
 * Shows what speaks for a supplier: its figures with their counts, its checked documents, and how long it has been on
 * Setu. The figures of too few deals are named in one sentence.
 */
export function TrustPanel(props: TrustPanelProps) {
  const { companyId, name, figures, checks, certificates, memberSince, mayList, onRetry, first = [] } = props;
  const t = useTexts('trust');
  const textsOf = useFigureTexts();
  const known = trustKinds.flatMap((kind) => figures?.list.find((one) => one.kind === kind) ?? []);
  const missing = figures ? trustKinds.filter((kind) => !known.some((one) => one.kind === kind)) : [];
  const shown = (figure: TrustFigureView): Figure => {
    const texts = textsOf(figure);
    const { kind } = figure;
    const note = mayList ? <NoteWithList {...{ companyId, name, kind, texts }} /> : texts.note;
    return { id: kind, label: texts.label, value: texts.value, note };
  };
  const facts = [documentsOf(t, checks, certificates), memberOf(t, memberSince)];
  return (
    <NamedPlace id="trust">
      <Panel
        title={t('title')}
        aside={figures && known.length > 0 && t('since', { date: formatDate(figures.since) })}
        isPadded={false}
        className={styles.panel}
      >
        {figures === null && (
          <p className={styles.missing}>
            {t('unavailable')}{' '}
            <Button tone="quiet" size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          </p>
        )}
        <Figures figures={[...first, ...known.map(shown), ...facts]} />
        {figures && (
          <p className={styles.foot}>
            {missing.length === trustKinds.length
              ? t('fewAll')
              : missing.length > 0 &&
                t('fewOf', { figures: missing.map((kind) => t(`figures.${kind}`)).join('; ') })}{' '}
            {t('explained')}
          </p>
        )}
      </Panel>
    </NamedPlace>
  );
}

type Texts = ReturnType<typeof useTexts<'trust'>>;

/** Counts the checks and certificates, and says which certificate ends first. */
function documentsOf(t: Texts, checks: CompanyView['checks'], certificates: readonly CertificateView[]): Figure {
  const [end] = certificates.flatMap(({ valid_until: day }) => day ?? []).sort();
  const parts = [
    ...documentCounts(t, checks.length, certificates.length),
    ...(end === undefined ? [] : [t('documents.until', { date: formatDate(end).replaceAll(' ', '\u00A0') })]),
  ];
  return {
    id: 'documents',
    label: t('documents.label'),
    value: formatNumber(checks.length + certificates.length),
    note: parts.join(', '),
  };
}

function memberOf(t: Texts, memberSince: string): Figure {
  const years = yearsSince(memberSince, new Date());
  return {
    id: 'member',
    label: t('member.label'),
    value: years === 0 ? t('member.new') : t('member.years', { count: years, shown: formatNumber(years) }),
    note: t('member.since', { date: formatDate(memberSince) }),
  };
}

interface ListedFigure {
  companyId: string;
  name: string;
  kind: TrustFigureView['kind'];
  texts: FigureTexts;
}

function NoteWithList({ companyId, name, kind, texts }: ListedFigure) {
  const t = useTexts('trust');
  return (
    <>
      {texts.note}
      <Button
        tone="quiet"
        size="small"
        className={styles.list}
        hasPopup="dialog"
        ariaLabel={t('items.openOf', { figure: texts.label })}
        onClick={() => openModal(TrustItemsModal, { companyId, name, kind })}
      >
        {t('items.open')}
      </Button>
    </>
  );
}
