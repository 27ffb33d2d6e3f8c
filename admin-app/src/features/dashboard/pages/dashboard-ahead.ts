import type { AskAhead } from '@camp/micro-frontend/remote-module';
import { chosenYearOf } from '../../../frame/chosen-year';
import { figuresOfYear } from '../figures-of-year';

/** The figures of the year that the address is about. */
export const askAhead: AskAhead = ({ search, ask }) => ask(figuresOfYear(chosenYearOf(search)));
