import type { RequestView, SampleView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { Button } from '../../../ui/button/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { ForeignComment } from '../detail/foreign-comment';
import { actorNameIn } from '../model/actor-name';
import styles from './samples.module.css';
import { useSample } from './use-sample';

/** Shows the last sample of a request, from the customer's request for it to the verdict, with the reader's actions. */
export function SamplePanel({ request }: { request: RequestView }) {
  const t = useTexts('samples');
  const { ask, passAddress, send, decline, judge } = useSample(request);
  const { sample, may_ask_sample: mayAsk, may_answer_sample: mayAnswer, may_judge_sample: mayJudge } = request;
  const mayPass = request.may_pass_sample_address;
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
        <SampleSteps sample={sample} request={request} />
        <SampleAddress sample={sample} isHeld={mayPass} />
        {(mayPass || mayAnswer || mayJudge || mayAsk) && (
          <Row>
            {mayPass && (
              <Button tone="main" isBusy={passAddress.isBusy} onClick={() => void passAddress.run(sample)}>
                {t('address.pass')}
              </Button>
            )}
            {mayAnswer && (
              <>
                {/* A supplier without the address cannot send the sample yet. */}
                {(mayPass || !sample.awaits_address) && (
                  <Button hasPopup="dialog" onClick={() => send(sample)}>
                    {t('send.action')}
                  </Button>
                )}
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

/** Shows where the sample goes. Tells a supplier without the address who will give it. */
function SampleAddress({ sample, isHeld }: { sample: SampleView; isHeld: boolean }) {
  const t = useTexts('samples');
  if (sample.address === '') return sample.awaits_address ? <Text>{t('address.fromBroker')}</Text> : null;
  return (
    <div>
      <p className={styles.words}>
        {t('address.label')}: {sample.address}
      </p>
      {isHeld && (
        <Text size={13} tone="muted">
          {t('address.held')}
        </Text>
      )}
    </div>
  );
}

type Step = SampleView['asked'];

/** Shows what happened to a sample, oldest first. */
function SampleSteps({ sample, request }: { sample: SampleView; request: RequestView }) {
  const t = useTexts('samples');
  const requestTexts = useTexts('requests');
  const { asked, answered, judged, sent_on: sentOn, tracking, verdict } = sample;
  const day = (step: Step) => formatDate(step?.at ?? '');
  return (
    <ol className={styles.steps}>
      {asked && (
        <SampleStep title={t('asked', { date: day(asked) })} step={asked} text={sample.comment}>
          <ForeignComment text={sample.comment} request={request} />
        </SampleStep>
      )}
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

interface SampleStepProps {
  title: string;
  step: NonNullable<Step>;
  text?: string;
  /** What is shown below the text. */
  children?: ReactNode;
}

function SampleStep({ title, step, text = '', children }: SampleStepProps) {
  const who = actorNameIn(useTexts('requests'))(step);
  return (
    <li>
      <p className={styles.title}>{title}</p>
      {text !== '' && (
        <p className={styles.words}>
          <WrittenText text={text} />
        </p>
      )}
      {text !== '' && children}
      {who && (
        <Text size={13} tone="muted">
          {who}
        </Text>
      )}
    </li>
  );
}
