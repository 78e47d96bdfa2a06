import { Fragment } from 'react';

/** A text of the interface whose `<b>` parts are bold. All other markup is shown as it is written. */
export const BoldText = ({ text }: { text: string }) =>
  text.split(/<b>(.*?)<\/b>/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
  );
