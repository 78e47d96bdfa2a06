import type { RequestView, SampleView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { actorNameIn } from '../model/actor-name';
import styles from './samples.module.css';
import { useSample } from './use-sample';

/** Shows the last sample of a request, from the customer's request for it to the verdict, with the reader's actions. */
export function SamplePanel({ request }: { request: RequestView }) {
  const t = useTexts('samples');
  const { ask, send, decline, judge } = useSample(request);
  const { sample, may_ask_sample: mayAsk, may_answer_sample: mayAnswer, may_judge_sample: mayJudge } = request;
  if (!sample)
    return mayAsk ? (
      <Row gap={3} align="center">
        <Text tone="secondary">{t('invite')}</Text>
        <Button hasPopup="dialog" size="small" onClick={ask}>
          {t('ask.action')}
        </Button>
      </Row>
    ) : null;
  return (
    <Panel title={t('title')}>
      <Stack gap={3}>
        <SampleSteps sample={sample} />
        {(mayAnswer || mayJudge || mayAsk) && (
          <Row>
            {mayAnswer && (
              <>
                <Button hasPopup="dialog" onClick={() => send(sample)}>
                  {t('send.action')}
                </Button>
                <Button hasPopup="dialog" onClick={() => decline(sample)}>
                  {t('decline.action')}
                </Button>
              </>
            )}
            {mayJudge && (
              <Button hasPopup="dialog" onClick={() => judge(sample)}>
                {t('judge.action')}
              </Button>
            )}
            {mayAsk && (
              <Button hasPopup="dialog" size="small" onClick={ask}>
                {t('ask.another')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

type Step = SampleView['asked'];

/** Shows what happened to a sample, oldest first. */
function SampleSteps({ sample }: { sample: SampleView }) {
  const t = useTexts('samples');
  const requestTexts = useTexts('requests');
  const { asked, answered, judged, sent_on: sentOn, tracking, verdict } = sample;
  const day = (step: Step) => formatDate(step?.at ?? '');
  return (
    <ol className={styles.steps}>
      {asked && <SampleStep title={t('asked', { date: day(asked) })} step={asked} text={sample.comment} />}
      {answered && sentOn && (
        <SampleStep
          title={
            tracking
              ? t('sentTracked', { date: formatDate(sentOn), tracking })
              : t('sent', { date: formatDate(sentOn) })
          }
          step={answered}
        />
      )}
      {answered && !sentOn && (
        <SampleStep title={t('declined', { date: day(answered) })} step={answered} text={sample.decline_reason} />
      )}
      {judged && verdict && (
        <SampleStep
          title={t('judged', { verdict: requestTexts(`sampleVerdict.${verdict}`), date: day(judged) })}
          step={judged}
          text={sample.verdict_comment}
        />
      )}
    </ol>
  );
}

function SampleStep({ title, step, text = '' }: { title: string; step: NonNullable<Step>; text?: string }) {
  const who = actorNameIn(useTexts('requests'))(step);
  return (
    <li>
      <p className={styles.title}>{title}</p>
      {text !== '' && <p className={styles.words}>{text}</p>}
      {who && (
        <Text size={13} tone="muted">
          {who}
        </Text>
      )}
    </li>
  );
}
