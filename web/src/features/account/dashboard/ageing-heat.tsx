import type { DeskStageView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';
import { type DeskReader, type StageList, stageLists } from './desk-reader';
import heat from './heat.module.css';
import { ageSpans, heatTone } from './heat-tone';
import { StageLinks } from './stage-links';

const tones = ['norm', 'soon', 'beyond', 'twice'] as const;

/** Formats a number of hours in its largest unit: `8 ч`, `3 дня`. */
const termOf = (hours: number): string => formatElapsed(new Date(0).toISOString(), new Date(hours * 3_600_000));

/**
 * Shows open requests by stage and by time spent in the stage. The colour of a cell shows how the time compares with
 * the stage's deadline.
 */
export function AgeingHeat({ stages, reader }: { stages: readonly DeskStageView[]; reader: DeskReader }) {
  const t = useTexts('account');
  const open = stages.filter(({ status }) => status !== 'completed');
  if (open.length === 0) return null;
  return (
    <Panel title={t('desk.heat.title')} aside={t('desk.heat.note')} className={styles.most}>
      <div className={heat.scroll}>
        <table className={heat.heat}>
          <caption>
            <VisuallyHidden>{t('desk.heat.title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.heat.stage')}</th>
              <th scope="col">{t('desk.heat.term')}</th>
              {ageSpans.map(({ id }) => (
                <th key={id} scope="col">
                  {t(`desk.heat.ages.${id}`)}
                </th>
              ))}
              <th scope="col">{t('desk.heat.total')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((stage) => (
              <HeatRow key={stage.status} stage={stage} lists={stageLists(stage, reader)} />
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

function HeatRow({ stage, lists }: { stage: DeskStageView; lists: StageList[] }) {
  const t = useTexts('account');
  const statusTexts = useTexts('statuses');
  const { status, count, ages, term_hours: term } = stage;
  const name = statusTexts(`request.${status}`);
  const [only, other] = lists;
  return (
    <tr>
      <th scope="row">
        {only && !other ? (
          <TextLink to={only.to} look="plain">
            {name}
          </TextLink>
        ) : (
          name
        )}
        {other && <StageLinks lists={lists} />}
      </th>
      <td className={heat.plain}>{term === null ? t('desk.heat.noTerm') : termOf(term)}</td>
      {ageSpans.map((span, index) => {
        const number = ages[index] ?? 0;
        const tone = number > 0 ? heatTone(span, term) : undefined;
        return (
          <td key={span.id} data-tone={tone}>
            {formatNumber(number)}
            {tone && tone !== 'norm' && <VisuallyHidden>{`, ${t(`desk.heat.tones.${tone}`)}`}</VisuallyHidden>}
          </td>
        );
      })}
      <td className={heat.plain}>
        <b>{formatNumber(count)}</b>
      </td>
    </tr>
  );
}
