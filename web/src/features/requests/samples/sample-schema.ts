import { askSampleInput, declineSampleInput, judgeSampleInput, sendSampleInput } from '@setu/contract';

export const askSchema = askSampleInput;
export const sendSchema = sendSampleInput.omit({ sample: true });
export const declineSchema = declineSampleInput.omit({ sample: true });

/** Validates a verdict. Only a sample that suits needs no comment. */
export const judgeSchema = judgeSampleInput.omit({ sample: true }).superRefine(({ verdict, comment }, context) => {
  if (verdict !== 'suits' && comment.trim() === '')
    context.addIssue({ code: 'custom', path: ['comment'], message: 'required' });
});
