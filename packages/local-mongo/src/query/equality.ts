export { isOperators } from './match';
