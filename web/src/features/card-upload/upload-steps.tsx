import type { CardUploadView, ImportRunView } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { Columns, Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { StepBar } from '../../ui/step-bar/step-bar';
import { FileStep } from './file/file-step';
import { RunStep } from './run/run-step';
import { type FoundRun, useRun } from './run/use-run';
import { EarlierUploads } from './side/earlier-uploads';
import { RunFiles } from './side/run-files';
import { TemplatePanel } from './side/template-panel';
import { type UploadPlace, useUploadPlace } from './upload-place';

const stepIds = ['template', 'file', 'check', 'apply'] as const;

/** The first upload begins with the template. */
const stepOf = (run: ImportRunView | undefined, hasTemplate: boolean): number => {
  if (!run) return hasTemplate ? 1 : 0;
  if (run.state === 'applied') return 4;
  return run.state === 'applying' || run.state === 'stopped' ? 3 : 2;
};

/** Shows the four steps, the open one, and the panels next to it. */
export function UploadSteps({ view }: { view: CardUploadView }) {
  const t = useTexts('card-upload');
  const place = useUploadPlace(view);
  const isFirst = view.runs.length === 0;
  const [hasTemplate, setHasTemplate] = useState(!isFirst);
  const found = useRun(view.company.id, place);
  const { run } = found;
  const template = <TemplatePanel columns={view.columns} onSaved={() => setHasTemplate(true)} />;
  return (
    <Stack gap={4}>
      <StepBar
        steps={stepIds.map((id) => ({ id, title: t(`steps.${id}`) }))}
        current={stepOf(run, hasTemplate)}
        areShort
      />
      <Columns>
        <Stack gap={4}>
          {isFirst && template}
          {place.run === '' ? <FileStep view={view} /> : <Found view={view} found={found} place={place} />}
        </Stack>
        <Stack gap={4}>
          {!isFirst && template}
          {run && <RunFiles company={view.company.id} run={run} />}
          <EarlierUploads company={view.company.id} runs={view.runs} current={place.run} />
          <Panel title={t('safe')}>
            <Stack gap={2}>
              <Text size={13} tone="secondary">
                {t('safeText')}
              </Text>
              <Text size={13} tone="secondary">
                {t('leave')}
              </Text>
            </Stack>
          </Panel>
        </Stack>
      </Columns>
    </Stack>
  );
}

interface FoundProps {
  view: CardUploadView;
  found: FoundRun;
  place: UploadPlace;
}

/** Shows the run in the address: its current state, its loading, or the reason why it is missing. */
function Found({ view, found, place }: FoundProps) {
  if (found.run) return <RunStep companyId={view.company.id} run={found.run} found={found} place={place} />;
  if (!found.error)
    return (
      <Panel>
        <Skeleton height="280px" />
      </Panel>
    );
  const problem = toProblem(found.error);
  return (
    <Panel>
      <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={found.refetch} />
    </Panel>
  );
}
