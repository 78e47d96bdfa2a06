import type { DeskStageView } from '@setu/contract';
import { formatMoneyAsIs, formatNumber } from '../../../i18n/formats';
import { formatDuration } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import type { Money } from '../../../lib/money';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/layout/text';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { Panel } from '../../../ui/panel/panel';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { StatusDot } from '../../../ui/status/status-chip';
import styles from './desk.module.css';
import { type DeskReader, lateLists, type StageList, stageLists } from './desk-reader';
import { inOneCurrency } from './desk-sum';
import heat from './heat.module.css';
import { ageSpans, heatTone, lateAround } from './heat-tone';
import { KindLinks } from './kind-links';

const tones = ['norm', 'soon', 'beyond', 'twice'] as const;
const kinds = ['rfc', 'rfd'] as const;

/**
 * Shows the broker's open requests by stage: their number by kind, sum, lateness and age. The colour of an age compares
 * it with the stage's deadline. Phones show the numbers without the ages.
 */
export function StageTable({ stages, reader }: { stages: readonly DeskStageView[]; reader: DeskReader }) {
  const t = useTexts('account');
  // The headers of the numbers name both lists, and the tab bar leads to them.
  const isPhone = useIsPhone();
  const open = stages.filter(({ status }) => status !== 'completed');
  const sums = inOneCurrency(open);
  if (open.length === 0) return null;
  return (
    <Panel title={t('desk.pipeline.title')} aside={!isPhone && <KindLinks reader={reader} />} className={styles.wide}>
      <div className={heat.scroll}>
        <table className={heat.heat}>
          <caption>
            <VisuallyHidden>{t('desk.pipeline.title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.heat.stage')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" data-kind>
                  {t(`desk.heat.kinds.${kind}`)}
                </th>
              ))}
              <th scope="col" data-wide data-sum>
                {t('desk.heat.sum')}
              </th>
              <th scope="col" data-wide>
                {t('desk.heat.term')}
              </th>
              {ageSpans.map(({ id }) => (
                <th key={id} scope="col" data-wide>
                  {t(`desk.heat.ages.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.map((stage, index) => (
              <StageRow key={stage.status} stage={stage} sum={sums[index]} reader={reader} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className={heat.legend} aria-hidden="true">
        {tones.map((tone) => (
          <li key={tone}>
            <i data-tone={tone} />
            {t(`desk.heat.tones.${tone}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface StageRowProps {
  stage: DeskStageView;
  sum: Money | undefined;
  reader: DeskReader;
}

function StageRow({ stage, sum, reader }: StageRowProps) {
  const t = useTexts('account');
  const statusTexts = useTexts('statuses');
  const { status, ages, term_hours: term, is_lower_bound: isLowerBound } = stage;
  const name = statusTexts(`request.${status}`);
  const lists = stageLists(stage, reader);
  const late = lateLists(stage, reader);
  const amount = sum && sum.value > 0 ? formatMoneyAsIs(sum) : undefined;
  return (
    <tr>
      <th scope="row">
        <span className={heat.stage}>
          <StatusDot tone={requestStatusLooks[status].tone} />
          {name}
        </span>
      </th>
      {kinds.map((kind) => (
        <td key={kind} className={heat.plain} data-kind>
          <span className={heat.counts}>
            <CountLink list={lists.find((list) => list.kind === kind)} of={name} />
            <LateLink list={late.find((list) => list.kind === kind)} of={`${name}, ${t(`desk.heat.kinds.${kind}`)}`} />
          </span>
        </td>
      ))}
      <td className={heat.plain} data-wide data-sum>
        {amount && isLowerBound ? t('desk.pipeline.sumFrom', { amount }) : (amount ?? '–')}
      </td>
      <td className={heat.plain} data-wide>
        {term === null ? t('desk.heat.noTerm') : formatDuration(term * 3_600)}
      </td>
      {ageSpans.map((span, index) => {
        const number = ages[index] ?? 0;
        const tone = number > 0 ? heatTone(span, term, lateAround(ages, term, stage.late)) : undefined;
        return (
          <td key={span.id} data-tone={tone} data-wide>
            {number > 0 ? formatNumber(number) : '–'}
            {tone && tone !== 'norm' && <VisuallyHidden>{`, ${t(`desk.heat.tones.${tone}`)}`}</VisuallyHidden>}
          </td>
        );
      })}
    </tr>
  );
}

/** Shows a number that links to the list of what it counts. */
function CountLink({ list, of }: { list: StageList | undefined; of: string }) {
  if (!list) return <span>–</span>;
  return (
    <TextLink to={list.to}>
      <VisuallyHidden>{`${of}: `}</VisuallyHidden>
      {formatNumber(list.count)}
    </TextLink>
  );
}

/** Shows how many of a number are overdue, as a link to the list of these. A phone has no room for the word. */
function LateLink({ list, of }: { list: StageList | undefined; of: string }) {
  const t = useTexts('account');
  const isPhone = useIsPhone();
  if (!list) return null;
  const words = t('desk.heat.lateOf', { count: list.count });
  return (
    <TextLink to={list.to} className={heat.late}>
      <VisuallyHidden>{isPhone ? `${of}: ${words}` : `${of}: `}</VisuallyHidden>
      {isPhone ? (
        <span className={heat.lateCount} aria-hidden="true">
          <Icon of={IconAlertTriangle} size={14} />
          {formatNumber(list.count)}
        </span>
      ) : (
        words
      )}
    </TextLink>
  );
}
