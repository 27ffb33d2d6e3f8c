import * as ts from 'typescript';

/** A JSON Schema. */
export type JsonSchema = Record<string, unknown>;

/** Converts types to schemas of their JSON. */
export class TypeSchemas {
  /** Each named type once. Other types refer to it. */
  readonly shared: Record<string, JsonSchema> = {};

  constructor(private readonly checker: ts.TypeChecker) {}

  /**
   * @param place - where the type is used, for the error message
   * @throws Error for a type without a JSON form
   */
  schemaOf(type: ts.Type, place: string): JsonSchema {
    const name = nameOf(type);
    if (name === undefined) return this.describe(type, place);
    if (!(name in this.shared)) {
      // Registered before it is described, since a type may contain itself.
      this.shared[name] = {};
      const symbol = type.aliasSymbol ?? type.symbol;
      this.shared[name] = { ...this.describe(type, name), ...this.wordsOf(symbol) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private describe(type: ts.Type, place: string): JsonSchema {
    if (type.isUnion()) return this.describeUnion(type.types, place);
    const { flags } = type;
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    // Any JSON, since its shape depends on other data.
    if (flags & ts.TypeFlags.Unknown) return {};
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { type: 'boolean', const: this.checker.typeToString(type) === 'true' };
    if (type.isStringLiteral()) return { type: 'string', const: type.value };
    if (type.isNumberLiteral()) return { type: 'number', const: type.value };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    const items = this.itemsOf(type);
    if (items) return { type: 'array', items: this.schemaOf(items, `${place}[]`) };
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && type.getCallSignatures().length === 0)
      return this.describeObject(type, place);
    throw new Error(`${place} is ${this.checker.typeToString(type)}, of which nothing is known as JSON.`);
  }

  private itemsOf(type: ts.Type): ts.Type | undefined {
    if (!this.checker.isArrayLikeType(type)) return undefined;
    return this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  }

  private describeUnion(types: readonly ts.Type[], place: string): JsonSchema {
    const given = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const booleans = given.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const texts = given.filter((one) => one.isStringLiteral());
    const others = given.filter(
      (one) => !one.isStringLiteral() && !(booleans.length === 2 && booleans.includes(one)),
    );
    const schemas = [
      ...(texts.length > 1 ? [{ type: 'string', enum: texts.map(({ value }) => value) }] : []),
      ...(texts.length === 1 ? texts.map((one) => this.describe(one, place)) : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : []),
      ...others.map((one) => this.schemaOf(one, place)),
    ];
    return schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };
  }

  private describeObject(type: ts.Type, place: string): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const symbol of this.checker.getPropertiesOfType(type)) {
      const { name } = symbol;
      properties[name] = {
        ...this.schemaOf(this.checker.getTypeOfSymbol(symbol), `${place}.${name}`),
        ...(/^[a-z]+At$/.test(name) && { format: 'date-time' }),
        ...this.wordsOf(symbol),
      };
      if (!(symbol.flags & ts.SymbolFlags.Optional)) required.push(name);
    }
    const others = type.getStringIndexType();
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      ...(others && { additionalProperties: this.schemaOf(others, `${place}.*`) }),
    };
  }

  private wordsOf(symbol: ts.Symbol): JsonSchema {
    const said = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    // Readers of the document don't have the source folders.
    const description = said.replace(/ \([^)]*docs\/[^)]*\)/g, '').replace(/\s+/g, ' ');
    return description === '' ? {} : { description };
  }
}

/** The type's name, unless it is composed, such as `Written<CamperRecord>`. */
function nameOf(type: ts.Type): string | undefined {
  const { aliasSymbol, aliasTypeArguments = [] } = type;
  if (aliasSymbol) return aliasTypeArguments.length === 0 ? aliasSymbol.name : undefined;
  const isInterface = type.isClassOrInterface() && (type.typeParameters ?? []).length === 0;
  return isInterface ? type.symbol.name : undefined;
}
