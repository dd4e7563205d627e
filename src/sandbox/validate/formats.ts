/** The formats of Discord's OpenAPI file. What is compiled ahead finds them in this module. */
import type { Format } from 'ajv/dist/2020.js';

const range = (low: number, high: number): Format => ({ type: 'number', validate: (n) => n >= low && n <= high });

export const formats: Readonly<Record<string, Format>> = {
  int32: range(-(2 ** 31), 2 ** 31 - 1),
  int64: { type: 'number', validate: () => true },
  double: { type: 'number', validate: Number.isFinite },
  uri: (text: string) => URL.canParse(text),
  nonce: true,
  snowflake: /^\d{1,20}$/,
  'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
};
