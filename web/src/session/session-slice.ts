import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Counters, PageContext } from '@setu/contract';

/** Who looks at the page, the header's counters and the rate: the page context, kept current. */
const slice = createSlice({
  name: 'session',
  initialState: null as PageContext | null,
  reducers: {
    contextReplaced: (_state, { payload }: PayloadAction<PageContext>) => payload,
    countersChanged: (state, { payload }: PayloadAction<Partial<Counters>>) => {
      if (state) Object.assign(state.counters, payload);
    },
  },
});

export const { contextReplaced, countersChanged } = slice.actions;
export const sessionReducer = slice.reducer;
export type SessionState = ReturnType<typeof sessionReducer>;
