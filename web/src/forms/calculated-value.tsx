import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Returns a value that follows from the values of a form, by the names of their fields. */
export type Calculation<Value> = (values: Record<string, Value>) => string;

/** Replaces a field's value whenever the value that follows from the other fields has changed. Shows nothing. */
export function CalculatedValue<Value>({ name, calculate }: { name: string; calculate: Calculation<Value> }) {
  const { values, setFieldValue } = useFormikContext<Record<string, Value>>();
  const calculated = calculate(values);
  const last = useRef(calculated);
  useEffect(() => {
    if (last.current === calculated) return;
    last.current = calculated;
    void setFieldValue(name, calculated);
  }, [name, calculated, setFieldValue]);
  return null;
}
