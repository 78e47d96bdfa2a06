import { businessDay, type HomePlatform, homeLimits } from '@setu/contract';
import { RepeaterField } from '../../forms/fields/repeater-field';
import { useFormField } from '../../forms/use-form-field';
import { useTexts } from '../../i18n/use-texts';
import { Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import { BlockFields } from './block-fields';
import { type BlockValues, blockKinds, newBlock, periodState } from './home-values';
import { useRowSummary } from './use-row-summary';

/** Edits the slides, tiles and banners of one platform's home page. */
export function PlatformBlocks({ platform }: { platform: HomePlatform }) {
  const t = useTexts('home-admin');
  const { ofBlock } = useRowSummary();
  const { value: banners } = useFormField<BlockValues[]>(`${platform}.banner`);
  const today = businessDay('moscow', new Date());
  const shownBanner = banners.find((banner) => periodState(banner, today) === 'now');
  return (
    <Stack gap={4}>
      {blockKinds.map((kind) => (
        <Panel key={kind} title={t(`kinds.${kind}.title`)}>
          <RepeaterField<BlockValues>
            name={`${platform}.${kind}`}
            label={t(`kinds.${kind}.label`)}
            hint={t(`kinds.${kind}.hint`)}
            addLabel={t(`kinds.${kind}.add`)}
            rowName={(position) => t(`kinds.${kind}.row`, { position })}
            makeRow={newBlock}
            summaryOf={(block) => ofBlock(block, kind === 'banner' && block !== shownBanner)}
            max={homeLimits.blocks}
          >
            {(path, block) => <BlockFields path={path} kind={kind} block={block} />}
          </RepeaterField>
        </Panel>
      ))}
    </Stack>
  );
}
