/** Holds a value to what JSON can keep: no undefined, no hole, no class, and nothing that stands in two places at once. */
export function expectPlain(where: string, value: unknown, known = new Map<object, string>()): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return;
  if (typeof value !== 'object') throw new Error(`${where} is ${nameOf(value)}, which JSON does not keep`);
  const elsewhere = known.get(value);
  if (elsewhere !== undefined) throw new Error(`${where} and ${elsewhere} are one object; read back from JSON they would be two`);
  known.set(value, where);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && !Array.isArray(value)) throw new Error(`${where} is a ${value.constructor.name}, not plain data`);
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) expectPlain(`${where}.${index}`, value[index], known);
  else for (const [name, part] of Object.entries(value)) expectPlain(`${where}.${name}`, part, known);
}

function nameOf(value: unknown): string {
  if (typeof value !== 'number') return typeof value;
  return Object.is(value, -0) ? '-0' : String(value);
}
