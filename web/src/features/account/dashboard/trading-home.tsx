import { useState } from 'react';
import { FindForMe } from '../../../kit/find-for-me/find-for-me';
import { useUser } from '../../../session/use-session';
import { Stack } from '../../../ui/layout/layout';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { useGetDeskQuery } from '../api';
import { deskReaderOf } from './desk-reader';
import { HomeFigures } from './home-figures';
import { HomeTasks } from './home-tasks';
import { PipelinePanel } from './pipeline-panel';

/** Shows the top of the home page of a customer who already trades: figures, tasks, and requests by stage. */
export function TradingHome() {
  const user = useUser();
  const isPhone = useIsPhone();
  const [now] = useState(() => new Date());
  const { data: desk } = useGetDeskQuery({});
  if (!user || !desk) return null;
  return (
    <Stack gap={4}>
      <HomeFigures desk={desk} />
      <HomeTasks side="customer" />
      {/* On wide screens the header has this button. */}
      {isPhone && <FindForMe isWide />}
      <PipelinePanel stages={desk.requests?.stages} reader={deskReaderOf(user)} now={now} />
    </Stack>
  );
}
