import { ColumnsChart } from '#app/ui/charts/columns-chart.tsx'
import { dayOfYear } from '#app/ui/dates.ts'
import type { Week } from '#matches/statistics.ts'

/** Games a week. */
export const WeeksChart = ({ weeks }: { readonly weeks: readonly Week[] }) => (
  <ColumnsChart
    caption="Games a week"
    heads={['Week from', 'Games']}
    columns={weeks.map(({ monday, games }) => ({ key: monday, name: dayOfYear(monday), value: games }))}
  />
)
