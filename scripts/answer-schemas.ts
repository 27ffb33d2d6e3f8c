import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { TypeSchemas, type JsonSchema } from './type-schemas';

/** Each operation's response as a JSON Schema by name, and the shared schemas. */
export interface AnswerSchemas {
  /** Operations that respond with bytes have none. */
  answers: Record<string, JsonSchema>;
  /** Each named type once. Responses refer to the type by `#/components/schemas/`. */
  shared: Record<string, JsonSchema>;
}

const workspaceFolder = join(__dirname, '..');
const registry = join(workspaceFolder, 'packages/contracts/src/registries/operations.ts');
const replies = join(workspaceFolder, 'packages/contracts/src/operations/replies.ts');

/** The file that the API reads. */
export const answerSchemasFile = join(workspaceFolder, 'api/src/operations/answer-schemas.json');

/**
 * Reads the operations' response types, which only the operations declare.
 *
 * @returns the file's expected content
 * @throws Error for a type without a JSON form
 */
export function answerSchemas(): string {
  const { config } = ts.readConfigFile(join(workspaceFolder, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, workspaceFolder);
  const program = ts.createProgram([registry, replies], { ...options, lib: ['lib.es2023.d.ts'], types: [] });
  return `${JSON.stringify(readAnswers(program), null, 2)}\n`;
}

function readAnswers(program: ts.Program): AnswerSchemas {
  const checker = program.getTypeChecker();
  const schemas = new TypeSchemas(checker);
  const answers: Record<string, JsonSchema> = {};
  for (const operation of checker
    .getTypeOfSymbol(exported(program, registry, 'operations'))
    .getProperties()) {
    const answer = answerOf(checker, operation);
    if (answer.symbol?.name !== 'Uint8Array')
      answers[operation.name] = schemas.schemaOf(answer, operation.name);
  }
  schemas.schemaOf(checker.getDeclaredTypeOfSymbol(exported(program, replies, 'Problem')), 'Problem');
  return { answers: inOrder(answers), shared: inOrder(schemas.shared) };
}

function exported(program: ts.Program, file: string, name: string): ts.Symbol {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`${file} does not export ${name}.`);
  return symbol;
}

/** `types` of an operation declares its input and output. */
function answerOf(checker: ts.TypeChecker, operation: ts.Symbol): ts.Type {
  const types = checker.getPropertyOfType(checker.getTypeOfSymbol(operation), 'types');
  const carried = types && checker.getNonNullableType(checker.getTypeOfSymbol(types));
  const output = carried && checker.getPropertyOfType(carried, 'output');
  if (!output) throw new Error(`${operation.name} does not say what it answers.`);
  return checker.getTypeOfSymbol(output);
}

const inOrder = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));

if (require.main === module) writeFileSync(answerSchemasFile, answerSchemas());
