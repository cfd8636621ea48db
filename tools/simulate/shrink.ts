import type { Engine } from './engines';
import type { Plan } from './plan';
import { simulate } from './schedule';

/** What a plan can do without, one thing at a time. */
function* simpler(plan: Plan): Generator<Plan> {
  for (let at = plan.events.length - 1; at >= 0; at -= 1)
    yield { ...plan, events: plan.events.toSpliced(at, 1) };
  if (plan.instances > 1) yield { ...plan, instances: plan.instances - 1 };
  if (plan.isLong) yield { ...plan, isLong: false };
  if (plan.isLoneFailure) yield { ...plan, isLoneFailure: false };
  if (plan.isOldTable) yield { ...plan, isOldTable: false };
  if (plan.lastOutages > 0) yield { ...plan, lastOutages: plan.lastOutages - 1 };
}

/** The shortest plan found that breaks the same rule, by leaving things out while it does. */
export async function shrink(plan: Plan, rule: string, engine: Engine): Promise<Plan> {
  for (const candidate of simpler(plan)) {
    const { broken } = await simulate(candidate, engine);
    if (broken?.rule === rule) return shrink(candidate, rule, engine);
  }
  return plan;
}
