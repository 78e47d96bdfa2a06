import { type CostImportView, type CostTable, costTableRoutes, fillPath, maxCostFileBytes } from '@setu/contract';
import { useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { DownloadLine } from '../../kit/report-page/download-line';
import { useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { Figures } from '../../ui/figures/figures';
import { FileDrop } from '../../ui/file-list/file-drop';
import { IconAlertTriangle, IconDownload } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { Callout } from '../../ui/panel/callout';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { notify } from '../../ui/toast/toast-store';
import { importForm, useImportCostRowsMutation } from './api';
import { FaultyRows } from './faulty-rows';
import { useCostTexts } from './use-cost-texts';

const figureNames = ['new', 'changed', 'unchanged', 'faulty'] as const;

/** Returns what is wrong with a file: the text at its field, or the text of the problem. */
const faultOf = (problem: Problem): string => problem.fields?.file ?? problemText(problem);

/** Loads a CSV file into a table: shows what it would change, and then stores its valid rows. */
export function ImportModal({ table, onClose }: { table: CostTable } & ModalControls) {
  const t = useTexts('cost-admin');
  const common = useTexts();
  const { tableName } = useCostTexts(table, []);
  const [send, { isLoading }] = useImportCostRowsMutation();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<CostImportView>();
  const [fault, setFault] = useState<string>();
  const marked = useDownload();

  const load = async (chosen: File, isApplied: boolean) => {
    setFault(undefined);
    try {
      const answer = await send({ table, file: chosen, isApplied }).unwrap();
      setPreview(answer);
      if (!answer.is_applied) return;
      const counts = { new: formatNumber(answer.new), changed: formatNumber(answer.changed) };
      notify({ kind: 'success', title: t('import.done'), text: t('import.doneText', counts) });
      if (answer.faulty === 0) onClose(true);
    } catch (error) {
      setFault(faultOf(toProblem(error)));
    }
  };
  const handleFiles = ([chosen]: File[]) => {
    if (!chosen) return;
    setFile(chosen);
    setPreview(undefined);
    if (chosen.size > maxCostFileBytes) setFault(t('import.tooLarge'));
    else void load(chosen, false);
  };
  const handleAgain = () => {
    setFile(undefined);
    setPreview(undefined);
    setFault(undefined);
  };
  const saveMarked = () =>
    file &&
    void marked.start({
      path: fillPath(costTableRoutes.markCostRows.path, { table }),
      fallbackName: `${tableName}.csv`,
      init: { method: 'POST', body: importForm({ file, isApplied: false }) },
    });
  const stored = preview && preview.new + preview.changed;
  const canApply = file !== undefined && preview?.is_applied === false && stored !== 0;
  return (
    <ModalFrame
      title={t('import.title', { table: tableName })}
      size="form"
      isDismissable={false}
      closesOnEscape
      onClose={() => onClose()}
      footer={
        <>
          {file && !isLoading && <Button onClick={handleAgain}>{t('import.another')}</Button>}
          <Button onClick={() => onClose()}>{common(preview?.is_applied ? 'actions.close' : 'actions.cancel')}</Button>
          {canApply && (
            <Button tone="main" isBusy={isLoading} onClick={() => void load(file, true)}>
              {t('import.apply', { count: stored ?? 0, shown: formatNumber(stored ?? 0) })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {file ? (
          <Text isStrong>{file.name}</Text>
        ) : (
          <>
            <Text tone="secondary">{t('import.lead')}</Text>
            <FileDrop label={t('import.file')} types={['csv']} maxSize={maxCostFileBytes} onFiles={handleFiles} />
          </>
        )}
        {fault && (
          <Callout tone="danger" role="alert" icon={IconAlertTriangle} title={t('import.failed')}>
            {fault}
          </Callout>
        )}
        {isLoading && !preview && (
          <div role="status" aria-label={t('import.checking')}>
            <SkeletonText lines={3} />
          </div>
        )}
        {preview && (
          <div role="status">
            <Stack gap={3}>
              <Text as="h3" isStrong>
                {t(preview.is_applied ? 'import.applied' : stored === 0 ? 'import.nothing' : 'import.preview')}
              </Text>
              <Figures
                figures={figureNames.map((id) => ({
                  ...{ id, label: t(`import.${id}`), value: formatNumber(preview[id]) },
                  ...(id === 'faulty' &&
                    preview.faulty > 0 && { tone: 'danger' as const, note: t('import.faultyNote') }),
                }))}
              />
            </Stack>
          </div>
        )}
        {preview && preview.faulty > 0 && (
          <>
            <FaultyRows table={table} rows={preview.faulty_rows} total={preview.faulty} />
            <div>
              <Button size="small" icon={IconDownload} isBusy={marked.state.phase === 'running'} onClick={saveMarked}>
                {t('import.marked')}
              </Button>
            </div>
            <DownloadLine name={tableName} state={marked.state} onStop={marked.stop} onAgain={() => saveMarked()} />
          </>
        )}
      </Stack>
    </ModalFrame>
  );
}
